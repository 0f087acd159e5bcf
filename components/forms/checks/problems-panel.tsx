'use client';

import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ProblemRow } from '@/components/editing/problem-row';
import { fieldAt } from '@/components/forms/document/fields';
import { useFormDocument, useFormScope } from '@/components/forms/editor/editor-context';
import type { FormEditor } from '@/components/forms/editor/form-editor';
import { type Problem, titleOf } from './problem';
import { useProblems } from './problem-watch';
import { quickFixOf } from './quick-fixes';

/** Everything that is wrong with the form; each leads to its field. */
export default function ProblemsPanel() {
  const t = useTranslations('forms.problem');
  const problems = useProblems();
  if (problems.length === 0) {
    return (
      <p className="flex items-center gap-2 pb-4 text-success-ink">
        <CircleCheck aria-hidden className="size-4" />
        {t('none')}
      </p>
    );
  }
  return (
    <ul aria-label={t('title')} className="space-y-1 pb-4">
      {problems.map((problem) => (
        <FormProblem key={JSON.stringify(problem)} problem={problem} />
      ))}
    </ul>
  );
}

/** A step is set where it stands. */
function goToStep(editor: FormEditor, at: number) {
  editor.set({ mode: 'build' });
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-step-menu="${at}"] button`)?.focus(),
  );
}

function FormProblem({ problem }: { problem: Problem }) {
  const t = useTranslations('forms.problem');
  const { editor, isReadOnly } = useFormScope();
  const form = useFormDocument();
  const { level, code, values, field: key, part } = problem;
  const field = fieldAt(form, key);
  const fix = isReadOnly ? undefined : quickFixOf(problem, form);
  return (
    <ProblemRow
      isError={level === 'error'}
      level={t(level)}
      where={field && titleOf(field)}
      onGo={() => {
        if (key !== undefined) editor.want(key, part);
        else if (part === 'pasos') goToStep(editor, problem.at ?? 0);
        else editor.set({ side: 'form', wanted: { field: '', part } });
      }}
      fix={
        fix && {
          label: t(`fix.${fix.name}`, { detail: fix.detail }),
          apply: () => {
            editor.edit('fix', fix.apply);
            editor.say(t('fixed'));
          },
        }
      }
    >
      {t(`code.${code}`, values)}
    </ProblemRow>
  );
}
