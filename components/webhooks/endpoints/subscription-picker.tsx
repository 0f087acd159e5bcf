'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { FormError } from '@/components/ui/fields/form-error';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { SearchField } from '@/components/ui/fields/search-field';
import {
  type Catalog,
  groupState,
  isWildcard,
  type Subscription,
  toggleGroup,
  toggleType,
  WILDCARD,
} from '@/components/webhooks/directory/event-selection';
import { useGroupName } from '@/components/webhooks/directory/use-group-name';

type SubscriptionPickerProps = {
  catalog: Catalog;
  value: Subscription;
  onChange: (value: Subscription) => void;
  error?: string | undefined;
};

/** Which events an endpoint gets: all of them by the wildcard, or picked by group and type. */
export function SubscriptionPicker({ catalog, value, onChange, error }: SubscriptionPickerProps) {
  const t = useTranslations('webhooks.subscription');
  const groupName = useGroupName();
  const [picked, setPicked] = useState<Subscription>(isWildcard(value) ? [] : value);
  const [search, setSearch] = useState('');
  const isAll = isWildcard(value);

  function pick(next: Subscription) {
    setPicked(next);
    onChange(next);
  }

  const groups = [...catalog].flatMap(([group, members]) => {
    const found = members.filter((type) => type.includes(search.trim().toLowerCase()));
    return found.length > 0 ? [{ group, members, found }] : [];
  });

  return (
    <div className="space-y-3">
      <RadioGroup
        label={t('label')}
        value={isAll ? 'all' : 'some'}
        onChange={(choice) => onChange(choice === 'all' ? [WILDCARD] : picked)}
        options={[
          { id: 'some', label: t('pick'), description: t('pickHint') },
          { id: 'all', label: t('wildcard'), description: t('wildcardHint') },
        ]}
      />
      {!isAll && (
        <div className="rounded-lg border">
          <div className="flex flex-wrap items-center gap-2 border-b p-2">
            <SearchField
              label={t('search')}
              value={search}
              onChange={setSearch}
              className="min-w-40 flex-1"
            />
            <span className="px-1 text-ink-muted text-xs" role="status">
              {t('pickedCount', { count: value.length })}
            </span>
          </div>
          <div className="grid max-h-96 gap-x-6 gap-y-4 overflow-y-auto p-3 sm:grid-cols-2">
            {groups.map(({ group, members, found }) => {
              const state = groupState(value, members);
              return (
                <fieldset key={group} className="min-w-0">
                  <legend className="sr-only">{groupName(group)}</legend>
                  <Checkbox
                    isSelected={state === 'all'}
                    isIndeterminate={state === 'some'}
                    onChange={() => pick(toggleGroup(value, members))}
                  >
                    <span className="font-medium">{groupName(group)}</span>
                  </Checkbox>
                  <div className="pl-6">
                    {found.map((type) => (
                      <Checkbox
                        key={type}
                        isSelected={value.includes(type)}
                        onChange={() => pick(toggleType(value, type))}
                      >
                        <span className="font-mono text-xs">{type}</span>
                      </Checkbox>
                    ))}
                  </div>
                </fieldset>
              );
            })}
            {groups.length === 0 && <p className="text-ink-muted">{t('noMatch', { search })}</p>}
          </div>
        </div>
      )}
      <FormError error={error} />
    </div>
  );
}
