import { createTranslator } from 'next-intl';
import type { Warning } from '../../lib/configuration/plan.ts';
import type { KindName } from '../../lib/resources/configuration.ts';
import words from '../../messages/en/configuration.json' with { type: 'json' };

type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words of the console's own pages, so that both call a thing by one name. */
const t = createTranslator({ locale: 'en', messages: words } as never) as unknown as Words;

export const kindName = (kind: KindName) => t(`kinds.${kind}`);
export const referenceKindName = (kind: string) => t(`referenceKinds.${kind}`);
export const warningText = ({ code, values }: Warning) => t(`warnings.${code}`, values);
