import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currenciesFile } from './currencies.ts';

/** `npm run currencies:generate`: what the contract takes for a currency, after cldr-core was updated. */
const root = join(import.meta.dirname, '..');
writeFileSync(join(root, 'lib/contract/currencies.generated.ts'), currenciesFile());
