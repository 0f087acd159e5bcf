import type { PageName } from '@/lib/connection/areas/page-access';
import type { Area } from '@/lib/resources/area';
import { areas } from '@/lib/resources/areas.generated';
import type { Role } from '@/lib/rules/roles';
import type { summaries } from './summaries.generated';

type Part = {
  readonly part: keyof typeof summaries;
  readonly page: PageName;
  readonly isChart: boolean;
  readonly figures: number;
};

/** What the overview shows to a role, what its work needs first. */
export function overviewParts(role: Role): readonly Part[] {
  return Object.values<Area>(areas)
    .flatMap(({ overview = [] }) => overview)
    .flatMap(({ places, isChart = false, figures = 0, ...part }) =>
      places[role] === undefined ? [] : [{ part: { ...part, isChart, figures }, place: places[role] }],
    )
    .sort((one, other) => one.place - other.place)
    .map(({ part }) => part as Part);
}
