import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/session/area-messages';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { ProductMark } from '@/components/shell/product-mark';

/** The frame of the pages that need no session. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="auth">
      <div className="flex min-h-dvh flex-col items-center px-4 py-8 sm:justify-center">
        <header>
          <ProductMark />
        </header>
        <main className="mt-6 w-full max-w-sm rounded-xl border bg-surface p-6">{children}</main>
        <footer className="mt-4">
          <LanguageSwitch />
        </footer>
      </div>
    </AreaMessages>
  );
}
