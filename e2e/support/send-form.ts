import { publishForm } from '../../lib/contract/forms.ts';
import type { Api } from './api.ts';

type Typed = Readonly<Record<string, string | readonly string[]>>;

const hidden = /<input type="hidden"[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g;

/** Sends a form of one step as a visitor's browser does, through its public page; it is published for that. */
export async function sendForm(api: Api, formId: number, typed: Typed): Promise<void> {
  const form = await api.call(publishForm, { path: { form_id: formId }, body: {} });
  await sendPublished(form.public_url, typed);
}

/** The same of a form that is published. */
export async function sendPublished(publicUrl: string, typed: Typed): Promise<void> {
  const page = await (await fetch(publicUrl)).text();
  const body = new URLSearchParams();
  for (const [, name = '', value = ''] of page.matchAll(hidden))
    if (!(name in typed)) body.append(name, value);
  for (const [name, values] of Object.entries(typed)) {
    for (const value of [values].flat()) body.append(name, value);
  }
  body.set('_acto', 'send');
  const reply = await fetch(publicUrl, { method: 'POST', body, redirect: 'manual' });
  if (reply.status >= 400) throw new Error(`The page answered ${reply.status}: ${await reply.text()}`);
}
