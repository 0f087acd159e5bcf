'use client';

import { useEffect, useState } from 'react';
import { type CountryCode, loadPhoneLibrary, type PhoneLibrary } from '@/lib/fields/phone';

/** The countries that numbers without a prefix may be of; first the one that the API's own examples are of. */
export const phoneCountries = [
  'CL',
  'AR',
  'BO',
  'BR',
  'CO',
  'CR',
  'DE',
  'DO',
  'EC',
  'ES',
  'FR',
  'GB',
  'GT',
  'HN',
  'IT',
  'MX',
  'NI',
  'PA',
  'PE',
  'PT',
  'PY',
  'SV',
  'US',
  'UY',
  'VE',
] as const satisfies readonly CountryCode[];

const STORAGE_KEY = 'phone-country';

/** The country last chosen in this browser. */
export function readPhoneCountry(): CountryCode {
  const stored = localStorage.getItem(STORAGE_KEY);
  return phoneCountries.find((country) => country === stored) ?? 'CL';
}

/** The library, once it is loaded, and the country that numbers without a prefix are of. */
export function usePhoneReader() {
  const [library, setLibrary] = useState<PhoneLibrary>();
  const [country, setCountry] = useState<CountryCode>('CL');

  useEffect(() => {
    setCountry(readPhoneCountry());
    let isThere = true;
    // Where it cannot be loaded the field takes E.164 alone, which the contract checks.
    loadPhoneLibrary().then(
      (loaded) => isThere && setLibrary(loaded),
      () => {},
    );
    return () => {
      isThere = false;
    };
  }, []);

  function chooseCountry(chosen: CountryCode) {
    localStorage.setItem(STORAGE_KEY, chosen);
    setCountry(chosen);
  }

  return { library, country, chooseCountry };
}
