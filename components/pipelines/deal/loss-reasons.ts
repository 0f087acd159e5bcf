import type { PipelineRecord } from '@/lib/api/records';
import { isObject } from '@/lib/api/tolerant';

/**
 * The reasons that a pipeline's `razones_config` names for losing a deal, to choose from. The API document shows
 * nothing of its inside: a list under a name that speaks of losing is taken, of texts or of things with a name.
 */
export function lossReasons({
  razones_config,
}: Partial<Pick<PipelineRecord, 'razones_config'>>): readonly string[] {
  const entries = isObject(razones_config) ? Object.entries(razones_config) : [];
  const [, listed] =
    entries.find(([name, value]) => /perdi|lost|loss/i.test(name) && Array.isArray(value)) ?? [];
  const names = Array.isArray(listed) ? listed.map(nameOf) : [];
  return [...new Set(names)].filter((name) => name !== '');
}

function nameOf(reason: unknown): string {
  const name = isObject(reason) ? (reason.nombre ?? reason.name) : reason;
  return typeof name === 'string' ? name.trim() : '';
}
