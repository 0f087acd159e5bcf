import { standingOf } from '../in-force';
import { kindOf } from '../kinds';
import type { Side } from '../side';
import { canonical } from './canonical';
import { withFileNames } from './file-names';
import { FORMAT, HEAD, STATE, UNREADABLE } from './format';
import { yamlText } from './yaml-text';

/**
 * A side's configuration as YAML by paths: a file a record, `products/plan-pro.yaml`, and `configuration.yaml` with the
 * format and the kinds that could be read. Two sides that are equal have the same files.
 */
export function filesOf(side: Side): Record<string, string> {
  const readable = [...side.kinds].filter(([, { support }]) => support.support === 'yes');
  const files: Record<string, string> = {
    [HEAD]: yamlText({ format: FORMAT, kinds: readable.map(([name]) => name) }),
  };
  for (const [kindName, { records }] of readable) {
    const kind = kindOf(kindName);
    const named = withFileNames(records, (record) => {
      const lacking = kind.written.filter((name) => !Object.hasOwn(record.value, name));
      const standing = standingOf(record);
      return yamlText({
        ...canonical(kind, record.value),
        ...(standing && { [STATE]: standing }),
        ...(lacking.length > 0 && { [UNREADABLE]: lacking }),
      });
    });
    for (const { name, text } of named) files[`${kindName}/${name}.yaml`] = text;
  }
  return files;
}
