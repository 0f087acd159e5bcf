const NAME = 'kept-jobs';

/** Whether this browser may keep jobs: asked by every page, before any code is loaded for them. */
export function mayKeepJobs(): boolean {
  return localStorage.getItem(NAME) !== null;
}

export function markKeptJobs(areThere: boolean): void {
  if (areThere) localStorage.setItem(NAME, 'yes');
  else localStorage.removeItem(NAME);
}
