import { type Codec, list } from '@/lib/fields/codecs';

/** Ids by commas, each encoded once more: one may hold a comma itself. What is no such text is left out. */
export const idList: Codec<readonly string[]> = {
  read: (typed) => list(encodedId).read(typed),
  write: (ids) => ids.map(encodeURIComponent).join(','),
};

const encodedId: Codec<string> = {
  read(typed) {
    try {
      return decodeURIComponent(typed.trim());
    } catch {
      return '';
    }
  },
  write: encodeURIComponent,
};
