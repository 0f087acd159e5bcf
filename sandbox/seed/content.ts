import type { Transaction } from '../../lib/database/database.ts';
import { blogPosts, conversations, messages, pages, sites } from '../db/tables/content.ts';
import type { Party } from './deal-life.ts';
import type { Random } from './random.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const posts = [
  ['facturacion-electronica-2027', 'Lo que cambia en la facturación electrónica', 'publicado'],
  ['inventario-sin-planillas', 'Inventario sin planillas: por dónde empezar', 'publicado'],
  ['vendimia-y-erp', 'Cómo una viña cerró su vendimia en tres días', 'publicado'],
  ['guia-integraciones', 'Guía breve de integraciones', 'borrador'],
] as const;
const talks = [
  ['whatsapp', 'abierta', ['Hola, ¿siguen disponibles el viernes?', 'Sí, a las 10:00 o a las 16:00.']],
  ['email', 'pendiente', ['Adjunto la orden de compra firmada.']],
  ['chat', 'cerrada', ['¿El plan Pyme incluye soporte?', 'Sí, por correo y chat.', 'Perfecto, gracias.']],
  ['whatsapp', 'abierta', ['No me llegó el enlace de la reunión.']],
] as const;

/** Sites, posts and conversations: the API has no operations that make them, so they are written as they are. */
export async function seedContent(
  db: Transaction,
  subaccountId: number,
  random: Random,
  parties: readonly Party[],
  now: Date,
): Promise<void> {
  const made = await db
    .insert(sites)
    .values([
      { subaccountId, nombre: 'Sitio principal', dominio: 'www.austral.example', estado: 'publicado' },
      { subaccountId, nombre: 'Campaña de verano', dominio: null, estado: 'borrador' },
    ])
    .returning({ id: sites.id });
  const siteId = made[0]!.id;
  await db.insert(pages).values([
    { siteId, titulo: 'Inicio', slug: 'inicio', estado: 'publicado' },
    { siteId, titulo: 'Nosotros', slug: 'nosotros', estado: 'publicado' },
    { siteId, titulo: 'Precios', slug: 'precios', estado: 'borrador' },
  ]);
  await db.insert(blogPosts).values(
    posts.map(([slug, titulo, estado], index) => ({
      subaccountId,
      slug,
      titulo,
      extracto: `${titulo}, en pocas palabras.`,
      contenidoHtml: `<p>${titulo}.</p>`,
      estado,
      publicadoEn: estado === 'publicado' ? new Date(now.getTime() - (30 - index * 9) * DAY) : null,
    })),
  );
  for (const [index, [canal, status, texts]] of talks.entries()) {
    const first = now.getTime() - (index + 1) * DAY;
    const at = (position: number) => new Date(first + position * HOUR);
    const [conversation] = await db
      .insert(conversations)
      .values({
        subaccountId,
        canal,
        status,
        contactoId: random.of(parties).contactId(),
        ultimoMensajeEn: at(texts.length - 1),
      })
      .returning({ id: conversations.id });
    await db.insert(messages).values(
      texts.map((texto, position) => ({
        conversationId: conversation!.id,
        direccion: position % 2 === 0 ? ('entrante' as const) : ('saliente' as const),
        texto,
        createdAt: at(position),
      })),
    );
  }
}
