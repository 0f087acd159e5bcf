import type { ReactNode } from 'react';

/** The part of a sentence that names a key (`<key>`): nobody presses one where there are but fingers. */
export const keyHint = {
  key: (words: ReactNode) => <span className="pointer-coarse:hidden">{words}</span>,
};
