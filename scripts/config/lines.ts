/** The lines of a response's text as they come, without empty ones. */
export async function* linesOf(reply: Response): AsyncGenerator<string> {
  if (!reply.body) return;
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of reply.body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line !== '');
  }
  if (rest !== '') yield rest;
}
