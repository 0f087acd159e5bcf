/** The field of a form that shows a key, else the first. */
function fieldOf(form: HTMLElement, key: string | undefined): HTMLElement | undefined {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  return (
    fields.find(({ dataset }) => dataset.field === key) ??
    fields.find(({ dataset }) => key?.startsWith(`${dataset.field}.`)) ??
    fields[0]
  );
}

/** What a field is filled in by. An editor of texts comes after the button beside it, which is not what is meant. */
function controlIn(field: HTMLElement | undefined): HTMLElement | null | undefined {
  const text = field?.querySelector<HTMLElement>('input:not([hidden]), textarea, [contenteditable=true]');
  if (text || field?.querySelector('.tag-editor')) return text;
  return field?.querySelector<HTMLElement>('button, [tabindex="0"]');
}

/**
 * Puts the focus in the field of a key, the first where none is said. The code of some fields is on its way when their
 * form opens: the form has the focus until then, and loses it to nobody but the person.
 */
export function focusWanted(form: HTMLElement, key: string | undefined): void {
  const control = controlIn(fieldOf(form, key));
  (control ?? form).focus();
  (control ?? form).scrollIntoView({ block: 'nearest' });
  if (control) return;
  const observer = new MutationObserver(() => {
    const late = controlIn(fieldOf(form, key));
    const isWaiting = document.activeElement === form;
    if (!late && isWaiting) return;
    observer.disconnect();
    if (isWaiting) late?.focus();
  });
  observer.observe(form, { childList: true, subtree: true });
}
