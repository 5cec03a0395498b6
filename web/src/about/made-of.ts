/** What is not our own in the built app. The licence of each goes with it (`web/build/licences.ts`). */

export interface Part {
  /** The package it comes from. */
  readonly from: string;
  readonly name: string;
  readonly by: string;
  readonly licence: 'MIT' | 'SIL Open Font License 1.1';
  readonly kind: 'typeface' | 'library';
  /** Where the package names somebody else than the authors do. */
  readonly copyright?: string;
}

export const MADE_OF: readonly Part[] = [
  {
    from: '@fontsource-variable/eb-garamond',
    name: 'EB Garamond',
    by: 'The EB Garamond Project Authors',
    licence: 'SIL Open Font License 1.1',
    kind: 'typeface',
  },
  {
    from: '@fontsource-variable/source-sans-3',
    name: 'Source Sans 3',
    by: 'Adobe',
    licence: 'SIL Open Font License 1.1',
    kind: 'typeface',
    copyright:
      "Copyright 2010-2022 Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'. All Rights Reserved. Source is a trademark of Adobe in the United States and/or other countries.",
  },
  { from: 'preact', name: 'Preact', by: 'Jason Miller', licence: 'MIT', kind: 'library' },
  {
    from: '@preact/signals',
    name: 'Preact Signals',
    by: 'Preact Team',
    licence: 'MIT',
    kind: 'library',
  },
  {
    from: '@noble/hashes',
    name: 'noble-hashes',
    by: 'Paul Miller',
    licence: 'MIT',
    kind: 'library',
  },
  { from: 'valibot', name: 'Valibot', by: 'Fabian Hiller', licence: 'MIT', kind: 'library' },
  {
    from: '@simplewebauthn/browser',
    name: 'SimpleWebAuthn',
    by: 'Matthew Miller',
    licence: 'MIT',
    kind: 'library',
  },
  { from: 'lean-qr', name: 'Lean QR', by: 'David Evans', licence: 'MIT', kind: 'library' },
];
