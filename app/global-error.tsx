'use client';

import './globals.css';

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** The frame itself failed, words and all: both languages, and nothing that could fail again. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang="en">
      <body className="bg-canvas font-sans text-ink">
        <main className="mx-auto max-w-md space-y-4 px-4 py-24 text-center">
          <h1 className="font-semibold text-lg">Something broke</h1>
          <p className="text-ink-muted">Try again. If it happens once more, reload the page.</p>
          <p lang="es" className="text-ink-muted">
            Algo falló. Inténtalo de nuevo; si vuelve a ocurrir, recarga la página.
          </p>
          {error.digest && <p className="text-ink-muted text-xs">{error.digest}</p>}
          <button
            type="button"
            onClick={reset}
            className="rounded-md bg-accent px-3 py-1.5 font-medium text-on-accent"
          >
            Try again · <span lang="es">Reintentar</span>
          </button>
        </main>
      </body>
    </html>
  );
}
