// Written by `npm run contract:generate`: docs/adding-an-area.md.
import { CalendarDays, LayoutDashboard, Newspaper, Settings, SquareKanban, UsersRound, Webhook, Workflow } from 'lucide-react';

export const areaIcons = {
  'calendars': CalendarDays,
  'contacts': UsersRound,
  'content': Newspaper,
  'overview': LayoutDashboard,
  'pipelines': SquareKanban,
  'settings': Settings,
  'webhooks': Webhook,
  'workflows': Workflow,
};
