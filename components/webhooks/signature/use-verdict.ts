'use client';

import { useEffect, useState } from 'react';
import { canSign } from './signature';
import { checkSignature, type SignatureInput, type Verdict } from './signature-check';

/** The verdict on what is typed, computed in this browser; undefined while something is missing. */
export function useVerdict(input: SignatureInput): Verdict | undefined {
  const { body, secret, signature, previousSignature, shape, now } = input;
  const [verdict, setVerdict] = useState<Verdict>();
  useEffect(() => {
    let isCurrent = true;
    const isReady =
      canSign() && secret !== '' && body !== '' && (signature !== '' || Boolean(previousSignature));
    const check = isReady
      ? checkSignature({
          body,
          secret,
          signature,
          shape,
          now,
          ...(previousSignature && { previousSignature }),
        })
      : Promise.resolve(undefined);
    void check.then((result) => isCurrent && setVerdict(result));
    return () => {
      isCurrent = false;
    };
  }, [body, secret, signature, previousSignature, shape, now]);
  return verdict;
}
