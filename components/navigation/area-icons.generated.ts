// Written by `npm run contract:generate`: docs/adding-an-area.md.
import { LayoutDashboard, Settings, SquareKanban, UsersRound, Webhook, Workflow } from 'lucide-react';

export const areaIcons = {
  'contacts': UsersRound,
  'overview': LayoutDashboard,
  'pipelines': SquareKanban,
  'settings': Settings,
  'webhooks': Webhook,
  'workflows': Workflow,
};
