'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useTarget } from '@/components/layout/session-context';
import { Button } from '@/components/ui/button';
import { ComboBox } from '@/components/ui/combo-box';
import { queryOf } from '@/lib/api/queries';
import { listTags } from '@/lib/contract/contacts';
import { fold, idOf, type TagRecord } from './records';

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
  const tags = data?.items ?? [];
  const wanted = fold(text);
  const known = tags.find((tag) => fold(tag.nombre ?? '') === wanted);
  const fitting = tags.filter((tag) => tag.nombre && fold(tag.nombre).includes(wanted)).slice(0, 50);

  async function add(choice: TagChoice) {
    if (choice.name !== '' && (await onAdd(choice))) setText('');
  }

  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void add(known ? { tag: known, name: known.nombre ?? text } : { name: text.trim() });
      }}
    >
      <ComboBox
        label={label}
        className="w-56"
        options={[
          ...fitting.map((tag) => ({ id: idOf(tag), label: tag.nombre ?? idOf(tag) })),
          ...(wanted !== '' && !known ? [{ id: 'new', label: t('create', { name: text.trim() }) }] : []),
        ]}
        value={null}
        inputValue={text}
        onInputChange={setText}
        placeholder={t('placeholder')}
        onChange={(id) => {
          const tag = tags.find((each) => idOf(each) === id);
          if (tag) void add({ tag, name: tag.nombre ?? '' });
          else if (id === 'new') void add({ name: text.trim() });
        }}
      />
      <Button type="submit" isPending={isPending} isDisabled={wanted === ''}>
        {t('add')}
      </Button>
    </form>
  );
}

/** The body that adds the tag: by id where it is an integer as the API says, else by name. */
export function tagBody({ tag, name }: TagChoice) {
  return typeof tag?.id === 'number' ? { tag_ids: [tag.id] } : { tag_names: [name] };
}
