/**
 * What a check that takes a while says of a text: undefined where another text has been typed by then, of which it says
 * nothing.
 */
export async function checked(
  text: string,
  issueOf: (text: string) => string | undefined | Promise<string | undefined>,
  now: () => string,
): Promise<{ readonly issue?: string | undefined } | undefined> {
  const issue = await issueOf(text);
  return now() === text ? { issue } : undefined;
}
