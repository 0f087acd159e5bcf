/**
 * Addresses of the same server at which the API may be, where the given one does not answer as it does: the version
 * segment doubled, something behind it, or none. The most likely one first.
 *
 * @param baseUrl without a slash at the end
 */
export function baseCandidates(baseUrl: string): readonly string[] {
  const { origin, pathname } = new URL(baseUrl);
  const path = pathname.replace(/\/+$/, '');
  const upToVersion = /^(.*?\/api\/v1)(?:\/.*)?$/.exec(path)?.[1];
  const completed = path.endsWith('/api')
    ? `${path}/v1`
    : path.endsWith('/v1')
      ? undefined
      : `${path}/api/v1`;
  const found = [upToVersion, path.includes('/api/v1') ? undefined : completed, '/api/v1'];
  const candidates = found.filter((one) => one !== undefined).map((one) => origin + one);
  return [...new Set(candidates)].filter((one) => one !== origin + path).slice(0, 3);
}
