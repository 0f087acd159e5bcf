'use client';

import { useCallback } from 'react';
import { useWords } from '@/components/records/words';
import { fieldName } from '@/components/workflows/sentences/speech';
import { isKnownField } from '@/components/workflows/values/merge-tags';
import { useKnownFields } from './known-fields';
import type { TagLabel } from './tag-chips';

/** What a merge tag is called: by the server, else by its field; and whether a run would fill it in. */
export function useTagLabels(): (path: string) => TagLabel {
  const t = useWords('workflows');
  const { known, options, isKnown } = useKnownFields();
  return useCallback(
    (path) => {
      const option = options.find((one) => one.path === path);
      const [namespace = ''] = path.split('.');
      const isWord = /^\w+$/.test(namespace) && t.has(`namespace.${namespace}`);
      const object = isWord ? t(`namespace.${namespace}`) : undefined;
      const name =
        option && option.label !== option.path
          ? option.label
          : fieldName(path.slice(namespace.length + 1), { t });
      return {
        text: object && path.includes('.') ? t('sentence.fieldOf', { object, field: name }) : path,
        isKnown: !isKnown || isKnownField(path, known),
      };
    },
    [t, known, options, isKnown],
  );
}
