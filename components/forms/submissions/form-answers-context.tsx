'use client';

import { createContext, useContext } from 'react';
import type { useFormAnswers } from './use-form-answers';

type FormAnswers = ReturnType<typeof useFormAnswers>;

const FormAnswersContext = createContext<FormAnswers | undefined>(undefined);

/** Tells the list, and the panel over it, of which form the submissions are. */
export const FormAnswersProvider = FormAnswersContext.Provider;

export function useFormAnswersHere(): FormAnswers {
  const answers = useContext(FormAnswersContext);
  if (!answers) throw new Error('useFormAnswersHere outside of FormAnswersProvider');
  return answers;
}
