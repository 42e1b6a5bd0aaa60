// npm run new <floor or area>/<Component>: creates a component's four files and its export.
import { join } from 'node:path';
import { scaffoldComponent } from './new/scaffoldComponent.ts';

try {
  for (const path of scaffoldComponent(join(import.meta.dirname, '..'), process.argv[2] ?? '')) console.log(path);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
