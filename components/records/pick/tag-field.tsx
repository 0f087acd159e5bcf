'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useTarget } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { controlStyle } from '@/components/ui/fields/control-style';
import { listTags } from '@/lib/api/contract/contacts';
import { queryOf } from '@/lib/api/queries';
import { idOf, type TagRecord } from '@/lib/api/records';
import { fold } from '@/lib/format/fold';

/** A tag to add: one that there is, or a name that makes one. */
export type TagChoice = { readonly tag?: TagRecord; readonly name: string };

type TagFieldProps = {
  label: string;
  isPending: boolean;
  /** Resolves to true where it was done and the field may be emptied. */
  onAdd: (choice: TagChoice) => Promise<boolean>;
};

/** Names a tag, out of those that there are or a new one: the API makes a missing tag by itself. */
export function TagField({ label, isPending, onAdd }: TagFieldProps) {
  const t = useTranslations('contacts.tags');
  const { data } = useQuery(queryOf(listTags, {}, useTarget()));
  const [text, setText] = useState('');
  const id = useId();
  const tags = data?.items ?? [];
  const name = text.trim();
  const known = tags.find((tag) => fold(tag.nombre ?? '') === fold(name));
  const isNew = name !== '' && data !== undefined && !known;

  async function add() {
    if (name === '' || isPending) return;
    if (await onAdd(known ? { tag: known, name: known.nombre ?? name } : { name })) setText('');
  }

  return (
    <div className="flex items-end gap-2">
      <div className="w-56">
        <label htmlFor={id} className="mb-1 flex justify-between gap-2 font-medium text-xs">
          {label}
          <span className="font-normal text-ink-muted">{isNew && t('isNew')}</span>
        </label>
        <input
          id={id}
          list={`${id}-tags`}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It may stand among the fields of a form.
            event.preventDefault();
            void add();
          }}
          maxLength={200}
          autoComplete="off"
          placeholder={t('placeholder')}
          className={classNames(controlStyle, 'h-8 px-2.5 focus-visible:-outline-offset-1')}
        />
        <datalist id={`${id}-tags`}>
          {tags.map((tag) => (
            <option key={idOf(tag)} value={tag.nombre ?? ''} />
          ))}
        </datalist>
      </div>
      <Button isPending={isPending} isDisabled={name === ''} onPress={() => void add()}>
        {t('add')}
      </Button>
    </div>
  );
}

/** The body that adds the tag: by id where it is an integer as the API says, else by name. */
export function tagBody({ tag, name }: TagChoice) {
  return typeof tag?.id === 'number' ? { tag_ids: [tag.id] } : { tag_names: [name] };
}
