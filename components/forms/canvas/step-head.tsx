'use client';

import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import {
  changeStep,
  insertStep,
  moveStep,
  removeStep,
  type StepView,
  stepViewsOf,
} from '@/components/forms/document/steps';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { addLineId } from '@/components/forms/editor/use-field-commands';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { EditableText } from './editable-text';
import { usePageWords } from './use-page-words';

type StepHeadProps = { step: StepView; count: number };

/** The heading and the text of a step, and what is done with it. A key in one of its fields does not draw it anew. */
export const StepHead = memo(function StepHead({ step, count }: StepHeadProps) {
  const t = useTranslations('forms.canvas');
  const words = usePageWords();
  const { editor, isReadOnly } = useFormScope();
  const number = step.index + 1;

  function move(by: 1 | -1) {
    editor.edit('step', (document) => moveStep(document, step.index, step.index + by));
    editor.say(t('say.stepMoved', { step: number + by, count }));
    const moved = document.querySelector<HTMLElement>(`[data-step-menu="${step.index + by}"] button`);
    requestAnimationFrame(() => moved?.focus());
  }

  function insert(at: number) {
    editor.edit('step', (document) => insertStep(document, at, t('stepTitle', { number: at + 1 })));
    editor.say(t('say.stepAdded', { count: count + 1 }));
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-step-menu="${at}"] button`)?.focus(),
    );
  }

  function remove() {
    editor.edit('step', (document) => removeStep(document, step.index));
    const left = stepViewsOf(editor.document);
    editor.say(t('say.stepRemoved', { fields: step.fields.length }));
    const next = document.querySelector<HTMLElement>(
      `[data-step-menu="${Math.max(step.index - 1, 0)}"] button`,
    );
    const target = left[0]!.at === undefined ? document.getElementById(addLineId) : next;
    requestAnimationFrame(() => target?.focus());
  }

  return (
    <div
      data-slot="head"
      data-step={step.index}
      data-at={0}
      className="flex items-start gap-2 px-5 pt-5 pb-2 sm:px-7"
    >
      <div className="min-w-0 flex-1 space-y-0.5">
        <p className="font-medium text-ink-muted text-xs">{words.step(number, count)}</p>
        <h3>
          <EditableText
            label={t('stepTitleOf', { number })}
            placeholder={t('stepTitle', { number })}
            value={step.titulo}
            isReadOnly={isReadOnly}
            className="font-semibold text-lg"
            onText={(titulo) =>
              editor.edit(
                'step',
                (document) => changeStep(document, step.index, { titulo }),
                `step ${number}`,
              )
            }
          />
        </h3>
        <EditableText
          label={t('stepTextOf', { number })}
          placeholder={t('stepTextGhost')}
          value={step.texto}
          isReadOnly={isReadOnly}
          isMultiline
          className="text-ink-muted"
          onText={(texto) =>
            editor.edit(
              'step',
              (document) => changeStep(document, step.index, { texto: texto || undefined }),
              `step text ${number}`,
            )
          }
        />
      </div>
      {!isReadOnly && (
        <span data-step-menu={step.index} className="-mt-1 shrink-0">
          <Menu
            label={t('stepMenu', { number })}
            trigger={
              <IconButton size="sm" label={t('stepMenu', { number })} icon={<Ellipsis aria-hidden />} />
            }
          >
            <MenuItem isDisabled={step.index === 0} onAction={() => move(-1)}>
              {t('stepUp')}
            </MenuItem>
            <MenuItem isDisabled={number === count} onAction={() => move(1)}>
              {t('stepDown')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem onAction={() => insert(step.index)}>{t('stepAbove')}</MenuItem>
            <MenuItem onAction={() => insert(number)}>{t('stepBelow')}</MenuItem>
            <MenuSeparator />
            <MenuItem onAction={remove}>{t('stepRemove')}</MenuItem>
          </Menu>
        </span>
      )}
    </div>
  );
}, isSameHead);

function isSameHead({ step: before, ...one }: StepHeadProps, { step, ...other }: StepHeadProps): boolean {
  return (
    one.count === other.count &&
    before.index === step.index &&
    before.titulo === step.titulo &&
    before.texto === step.texto &&
    before.fields.length === step.fields.length
  );
}
