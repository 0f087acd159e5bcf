const TAG = /\{\{([^{}]*)\}\}/g;

/** The paths that a text names in merge tags: `contact.nombre` of `Hola {{ contact.nombre }}`. */
export function tagsIn(text: string): string[] {
  return [...text.matchAll(TAG)].map((match) => match[1]!.trim());
}

/** Fills the merge tags of a text in; one for which there is nothing to fill in stays as it is. */
export function fillTags(text: string, render: (path: string) => string | undefined): string {
  return text.replace(TAG, (tag, path: string) => render(path.trim()) ?? tag);
}
