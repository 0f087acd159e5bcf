import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { type SchemaRow, schemaRows } from './schema-rows';

/** The fields of a JSON schema, each below its parent, with what each may be. */
export function SchemaTree({ schema }: { schema: Readonly<Record<string, unknown>> }) {
  const t = useTranslations('webhooks.schema');
  return (
    <>
      <ul aria-label={t('label')} className="divide-y divide-line rounded-lg border bg-surface">
        {schemaRows(schema).map((row) => (
          <Field key={row.path} row={row} />
        ))}
      </ul>
      <p className="mt-2 text-ink-muted text-xs">{t('open')}</p>
    </>
  );
}

function Field({ row }: { row: SchemaRow }) {
  const t = useTranslations('webhooks.schema');
  return (
    <li className="px-3 py-1.5" style={{ paddingLeft: `${0.75 + row.depth * 1.25}rem` }}>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <code title={row.path} className="break-all font-medium font-mono text-xs">
          {row.name}
        </code>
        <span className="text-ink-muted text-xs">
          {row.type}
          {row.format && ` · ${row.format}`}
          {row.isNullable && ` · ${t('nullable')}`}
        </span>
        {!row.isRequired && <Badge>{t('optional')}</Badge>}
      </div>
      {row.values.length > 0 && (
        <p className="break-words font-mono text-ink-muted text-xs">{row.values.join(' · ')}</p>
      )}
      {row.description && <p className="text-ink-muted text-xs">{row.description}</p>}
    </li>
  );
}
