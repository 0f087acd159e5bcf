import type { Area } from '../area.ts';

export const area = {
  name: 'calendars',
  entry: { group: 'sales', place: 3, href: '/calendars', icon: 'CalendarDays', key: 'a' },
  needs: ['listCalendars'],
  pages: [
    { id: 'agenda', href: '/calendars', needs: ['listCalendars'] },
    { id: 'calendar-settings', href: '/calendars/settings', needs: ['listCalendars'] },
  ],
  readers: {
    appointment: {
      listAppointments: { calendar_id: 'calendar_id' },
      getAppointment: { apt_id: 'id' },
      getAvailability: { calendar_id: 'calendar_id' },
      listContactAppointments: { contacto_id: 'contacto_id' },
    },
  },
  overview: [
    {
      part: 'appointments',
      page: 'calendars',
      figures: 1,
      places: { owner: 3, admin: 3, integrator: 7, designer: 6, viewer: 3 },
    },
  ],
} as const satisfies Area;
