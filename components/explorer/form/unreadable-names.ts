/** The names with one more, or without it; the very same list where nothing changes. */
export function withUnreadable(
  names: readonly string[],
  name: string,
  isUnreadable: boolean,
): readonly string[] {
  if (names.includes(name) === isUnreadable) return names;
  return isUnreadable ? [...names, name] : names.filter((each) => each !== name);
}
