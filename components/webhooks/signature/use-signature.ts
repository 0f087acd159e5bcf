'use client';

import { useEffect, useState } from 'react';
import { signatureHeader } from './signature';

/** The signature header of a body made at `t`, computed in this browser; undefined without a secret. */
export function useSignature(secret: string, t: number, body: string): string | undefined {
  const [signature, setSignature] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const made = secret === '' ? Promise.resolve(undefined) : signatureHeader(secret, t, body);
    void made.then((header) => isCurrent && setSignature(header));
    return () => {
      isCurrent = false;
    };
  }, [secret, t, body]);
  return signature;
}
