'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useIssueWords } from '@/components/ui/fields/use-issue-words';
import { fieldIssuesOf } from '@/lib/api/outcome';

type SentFormOptions<Values extends FieldValues, Reply> = {
  values: Values;
  /** What the values have to be; its code comes when the form is sent, and without it the server alone judges. */
  rules?: () => Promise<z.ZodType>;
  send: (values: Values) => Promise<Reply>;
  onSent?: (reply: Reply) => unknown;
  /** What is said of a refusal: a text in place of the server's words. */
  wordsOf?: (error: unknown) => unknown;
  /** What an issue is called here, where that is more than its usual words. */
  issues?: Readonly<Record<string, string>>;
};

/**
 * A form of a few fields that is no record's: what is typed is checked by the rules, sent, and stays when it is
 * refused; what the server found wrong with a field stands at it.
 */
export function useSentForm<Values extends FieldValues, Reply>(options: SentFormOptions<Values, Reply>) {
  const { values, rules, send, onSent, issues = {}, wordsOf = (error: unknown) => error } = options;
  const usualWords = useIssueWords();
  const issueWords = (issue: string) => issues[issue] ?? usualWords(issue);
  const [placed, setPlaced] = useState<readonly string[]>([]);
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    resolver: async (typed) => {
      const errors = rules ? await issuesOf(rules, typed) : {};
      const worded = Object.entries(errors).map(([name, issue]) => [
        name,
        { type: 'rule', message: issueWords(issue) },
      ]);
      return worded.length === 0
        ? { values: typed, errors: {} }
        : { values: {}, errors: Object.fromEntries(worded) as FieldErrors<Values> };
    },
  });
  const sending = useMutation({
    mutationFn: send,
    ...(onSent && { onSuccess: onSent }),
    onError: (error) => {
      if (typeof wordsOf(error) === 'string') return setPlaced([]);
      const found = fieldIssuesOf(error).filter(({ field }) => field in form.getValues());
      for (const { field, issue } of found)
        form.setError(field as Path<Values>, { type: 'server', message: issueWords(issue) });
      setPlaced(found.map(({ field }) => field));
    },
  });
  return {
    ...form,
    submit: form.handleSubmit((typed) => sending.mutate(typed)),
    isPending: form.formState.isSubmitting || sending.isPending,
    isSent: sending.isSuccess,
    refusal: wordsOf(sending.error),
    placed,
    /** Begins anew with other values. */
    restart() {
      sending.reset();
      form.reset();
    },
  };
}

/** What the rules find, by field: the first issue of each. */
async function issuesOf(rules: () => Promise<z.ZodType>, typed: unknown): Promise<Record<string, string>> {
  try {
    const [schema, { errorDetails }] = await Promise.all([rules(), import('@/lib/contract/validation')]);
    const { error } = schema.safeParse(typed);
    const details = error ? errorDetails(error, typed) : [];
    return Object.fromEntries(details.toReversed().map(({ field, issue }) => [field, issue]));
  } catch {
    return {};
  }
}
