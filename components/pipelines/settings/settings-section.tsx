import type { ReactNode } from 'react';

type SettingsSectionProps = { title: string; text?: string; actions?: ReactNode; children: ReactNode };

/** A titled part of the pipeline's settings. */
export function SettingsSection({ title, text, actions, children }: SettingsSectionProps) {
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-semibold">{title}</h2>
          {text && <p className="max-w-prose text-ink-muted">{text}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
