process.stdout.write('sternwarte\n');
