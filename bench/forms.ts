import { join } from 'node:path';
import { measureParts } from './support/parts.ts';

/** Forms, measured as `bench/catalogue.ts` measures: its parts are the files of `bench/forms/`. */
await measureParts(join(import.meta.dirname, 'forms'));
