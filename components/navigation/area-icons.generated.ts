// Written by `npm run contract:generate`: docs/adding-an-area.md.
import { CalendarDays, ClipboardList, FlaskConical, GitCompareArrows, LayoutDashboard, ListTodo, Newspaper, Package, Settings, SquareKanban, SquareTerminal, UsersRound, Webhook, Workflow } from 'lucide-react';

export const areaIcons = {
  'calendars': CalendarDays,
  'catalog': Package,
  'configuration': GitCompareArrows,
  'contacts': UsersRound,
  'content': Newspaper,
  'explorer': SquareTerminal,
  'forms': ClipboardList,
  'overview': LayoutDashboard,
  'pipelines': SquareKanban,
  'sandbox': FlaskConical,
  'settings': Settings,
  'tasks': ListTodo,
  'webhooks': Webhook,
  'workflows': Workflow,
};
