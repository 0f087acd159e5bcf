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

/** A post as an editor of the platform writes it: headings, a list, a link, a picture. */
function textOf(title: string): string {
  return [
    `<p><strong>${title}.</strong> Lo que sigue está escrito para quien tiene poco tiempo.</p>`,
    '<h2>En corto</h2>',
    '<ul><li>Empieza por un solo proceso.</li><li>Mide antes y después.</li><li>Deja a una persona a cargo.</li></ul>',
    '<figure><img src="https://www.austral.example/bodega.jpg" alt="La bodega en marzo"></figure>',
    '<h2>Paso a paso</h2>',
    '<p>Primero se ordenan los datos; recién después se conectan los sistemas. Los ',
    '<a href="https://www.austral.example/precios">planes</a> incluyen ayuda para hacerlo.</p>',
  ].join('');
}

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
      contenidoHtml: textOf(titulo),
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
