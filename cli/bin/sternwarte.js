#!/usr/bin/env node
// Plain JavaScript, so that a Node too old to run TypeScript can still say what it lacks.
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  process.stderr.write(
    `sternwarte needs Node 24 or newer, and this is ${process.version}. ` +
      'Run "npm ci" in the project, then "npx sternwarte": npm brings its own Node.\n',
  );
  process.exit(2);
}
await import('../main.ts');
