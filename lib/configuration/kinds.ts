import { configuration as calendars } from '@/lib/resources/calendars/configuration';
import { configuration as catalog } from '@/lib/resources/catalog/configuration';
import { type ConfigurationKind, configurationKinds, type KindName } from '@/lib/resources/configuration';
import { configuration as forms } from '@/lib/resources/forms/configuration';
import { configuration as pipelines } from '@/lib/resources/pipelines/configuration';
import { configuration as webhooks } from '@/lib/resources/webhooks/configuration';
import { configuration as workflows } from '@/lib/resources/workflows/configuration';

const byName = new Map(
  [catalog, pipelines, calendars, forms, workflows, webhooks].flat().map((kind) => [kind.name, kind]),
);

/** All kinds of configuration, in the order in which they are written. */
export const kinds: readonly ConfigurationKind[] = configurationKinds.map((name) => kindOf(name));

/** The kind of a name. */
export function kindOf(name: KindName): ConfigurationKind {
  return byName.get(name)!;
}

/** Whether a word is the name of a kind. */
export function isKindName(word: string): word is KindName {
  return byName.has(word as KindName);
}
