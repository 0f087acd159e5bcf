import { join } from 'node:path';
import { measureParts } from './support/parts.ts';

/**
 * The catalogue on the production build, in Chromium with the processor slowed 4 times, each figure beside that of a bare
 * twin in the same run. Its parts are the files of `bench/catalogue/`, each with a default export that measures and
 * answers its ratios; `node bench/catalogue.ts matrix` runs those named.
 */
await measureParts(join(import.meta.dirname, 'catalogue'));
