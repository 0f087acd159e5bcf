import type { ReactNode } from 'react';

type StateProps = {
  icon?: ReactNode;
  title: string;
  /** `h1` where the state is the whole page. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  actions?: ReactNode;
  role?: 'alert';
};

/** What stands in the place of a list or a page that cannot be shown; no code of the browser's. */
export function State({ icon, title, heading: Heading = 'h2', children, actions, role }: StateProps) {
  return (
    <div role={role} className="mx-auto flex max-w-md flex-col items-center px-4 py-14 text-center">
      {icon && <div className="mb-3 text-ink-faint [&_svg]:size-6">{icon}</div>}
      <Heading className="font-medium text-ink">{title}</Heading>
      {children && <div className="mt-1 text-ink-muted">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}

/** There is nothing yet: says what would be here and how to make the first one. */
export function EmptyState(props: Omit<StateProps, 'role'>) {
  return <State {...props} />;
}
