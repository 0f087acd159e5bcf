import { eventGroups } from '../../contract/events.ts';
import { recordEvent, World } from './world.ts';

/** How many deals, and how many contacts, companies, tasks and the like. */
export type Sizes = { readonly deals: number; readonly others: number };

const stageNames = ['open', 'open', 'open', 'won', 'lost'];

/** A world with data in every resource. */
export function filledWorld({ deals, others }: Sizes): World {
  const world = new World();
  const times = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, i) => make(i));
  const pick = (resource: string, index: number) => {
    const rows = world.rows(resource);
    return rows[index % rows.length]!.id;
  };
  const add = (resource: string, fields: (id: number, word: (field: string) => string) => object) => {
    const id = world.nextId();
    const row = { id, ...fields(id, (field) => world.word(resource, id, field)) };
    world.rows(resource).push(row);
    return row;
  };
  const dated = (index: number) => ({ created_at: world.ago(48 + index), updated_at: world.ago(index) });

  times(2, (index) => {
    const pipeline = add('pipeline', (_, word) => ({
      nombre: `Ventas ${word('nombre')}`,
      es_default: index === 0,
      archivado: false,
      razones_config: {},
      ...dated(index),
    }));
    stageNames.forEach((stage_type, orden) => {
      add('stage', (_, word) => ({
        pipeline_id: pipeline.id,
        nombre: `Etapa ${word('nombre')}`,
        stage_type,
        orden,
        probabilidad: [10, 50, 75, 100, 0][orden],
        color: '#2563eb',
        es_ganado: stage_type === 'won',
        es_perdido: stage_type === 'lost',
      }));
    });
  });
  times(4, () => add('tag', (_, word) => ({ nombre: word('nombre'), color: '#0f766e' })));
  times(others, (index) =>
    add('company', (id, word) => ({
      nombre: `${word('nombre')} SpA`,
      rut: `${world.number('company', id, 'rut')}-1`,
      email: `${word('email').toLowerCase()}@empresa.example`,
      telefono: `+5622${world.number('company', id, 'telefono')}`,
      sitio_web: `https://${word('sitio_web').toLowerCase()}.example`,
      direccion: `Calle ${word('direccion')} 12`,
      external_id: `ERP-${word('external_id')}`,
      estado: 'activa',
      campos_custom: {},
      ...dated(index),
    })),
  );
  times(others, (index) =>
    add('contact', (id, word) => ({
      nombre: word('nombre'),
      apellido: word('apellido'),
      email: `${word('email').toLowerCase()}@persona.example`,
      telefono: `+5698${world.number('contact', id, 'telefono')}`,
      rut: null,
      empresa_id: pick('company', index),
      external_id: null,
      tags: index % 3 === 0 ? [pick('tag', index)] : [],
      campos_custom: { zona: word('campos_custom') },
      ...dated(index),
    })),
  );
  times(deals, (index) =>
    add('deal', (id, word) => {
      const stages = world
        .rows('stage')
        .filter((stage) => stage.pipeline_id === pick('pipeline', index % 4 === 0 ? 1 : 0));
      const stage = stages[[0, 0, 1, 0, 2, 1, 3, 4][index % 8]!]!;
      const estado = { won: 'ganado', lost: 'perdido' }[String(stage.stage_type)] ?? 'abierto';
      return {
        title: `Trato ${word('title')}`,
        amount: `${world.number('deal', id, 'amount')}.00`,
        currency: index % 5 === 4 ? 'USD' : 'CLP',
        external_id: `EXT-${word('external_id')}`,
        estado,
        pipeline_id: stage.pipeline_id,
        stage_id: stage.id,
        orden: index,
        contacto_id: index % 7 === 6 ? null : pick('contact', index),
        empresa_id: pick('company', index),
        fecha_cierre_estimada: index % 6 === 5 ? null : world.day((index % 40) - 5),
        motivo_perdida: estado === 'perdido' ? `Motivo ${word('motivo_perdida')}` : null,
        campos_custom: {},
        stage_changed_at: world.ago(index),
        closed_at: estado === 'abierto' ? null : world.ago(index),
        ...dated(index),
      };
    }),
  );
  times(others, (index) =>
    add('task', (_, word) => ({
      titulo: `Llamar ${word('titulo')}`,
      descripcion: `Nota ${word('descripcion')}`,
      project_id: null,
      client_id: pick('contact', index),
      assignee_id: null,
      status: ['pendiente', 'en_curso', 'hecha'][index % 3],
      vence_el: index % 4 === 3 ? null : world.day((index % 10) - 3),
      ...dated(index),
    })),
  );
  times(2, (index) =>
    add('calendar', (_, word) => ({
      nombre: `Agenda ${word('nombre')}`,
      slug: word('slug').toLowerCase(),
      activo: true,
      timezone: 'America/Santiago',
      descripcion: null,
      duracion_min: 30,
      public_url: `https://reservas.example/b/${word('public_url').toLowerCase()}`,
      ...dated(index),
    })),
  );
  times(others, (index) =>
    add('appointment', (_, word) => ({
      calendar_id: pick('calendar', index),
      contacto_id: pick('contact', index),
      estado: ['confirmada', 'pendiente', 'cancelada'][index % 3],
      inicio: world.ago(2 - index),
      fin: world.ago(1.5 - index),
      timezone: 'America/Santiago',
      notas: `Sala ${word('notas')}`,
      ...dated(index),
    })),
  );
  times(3, () => add('category', (_, word) => ({ nombre: word('nombre') })));
  times(others, (index) =>
    add('product', (_, word) => ({
      nombre: `Plan ${word('nombre')}`,
      descripcion: `Servicio ${word('descripcion')}`,
      sku: `SKU-${word('sku')}`,
      tipo: ['producto', 'servicio'][index % 2],
      estado: 'activo',
      categoria_id: pick('category', index),
      campos_custom: {},
      ...dated(index),
    })),
  );
  times(others, (index) =>
    add('price', (id) => ({
      producto_id: pick('product', index),
      moneda: 'CLP',
      monto: `${world.number('price', id, 'monto')}.00`,
      tipo_precio: 'recurrente',
      periodicidad: 'mensual',
      periodo_dias: null,
      vigencia_desde: world.day(-30),
      vigencia_hasta: index % 2 === 0 ? null : world.day(300),
      ...dated(index),
    })),
  );
  world.rows('price').forEach(({ id: precio_id }, index) => {
    if (index % 2 === 1) return;
    [1, 10].forEach((desde, place) => {
      add('tier', (id) => ({
        precio_id,
        desde,
        hasta: place === 0 ? 9 : null,
        monto: `${world.number('tier', id, 'monto')}.00`,
      }));
    });
  });
  times(3, (index) =>
    add('form', (_, word) => ({
      nombre: `Formulario ${word('nombre')}`,
      slug: word('slug').toLowerCase(),
      status: ['published', 'draft'][index % 2],
      campos: [{ id: 'c1', clave: 'email', tipo: 'email', etiqueta: 'Correo', requerido: true }],
      version: index + 1,
      ajustes: {},
      public_url: `https://formularios.example/f/${word('public_url').toLowerCase()}`,
      ...dated(index),
    })),
  );
  times(others, (index) =>
    add('submission', (_, word) => ({
      form_id: pick('form', index),
      status: ['nuevo', 'leido'][index % 2],
      datos: { nombre: word('datos') },
      created_at: world.ago(index),
    })),
  );
  times(4, (index) =>
    add('workflow', (_, word) => ({
      nombre: `Flujo ${word('nombre')}`,
      descripcion: `Avisa ${word('descripcion')}`,
      graph: graphWith(word('graph')),
      triggers: [{ id: 't1', type: 'deal.won', config: {} }],
      settings: {},
      folder_id: null,
      status: ['draft', 'published'][index % 2],
      activo: index % 2 === 1,
      timezone: 'America/Santiago',
      published_at: index % 2 === 1 ? world.ago(index) : null,
      ...dated(index),
    })),
  );
  const site = add('site', (_, word) => ({
    nombre: `Sitio ${word('nombre')}`,
    dominio: `${word('dominio').toLowerCase()}.example`,
    estado: 'publicado',
  }));
  times(3, () =>
    add('page', (_, word) => ({
      site_id: site.id,
      titulo: `Hoja ${word('titulo')}`,
      slug: word('slug').toLowerCase(),
      estado: 'publicado',
    })),
  );
  times(others, (index) =>
    add('post', (_, word) => ({
      slug: word('slug').toLowerCase(),
      titulo: `Nota ${word('titulo')}`,
      extracto: word('extracto'),
      contenido_html: `<p>${word('contenido_html')}</p>`,
      estado: 'publicado',
      publicado_en: world.ago(index),
    })),
  );
  times(others, (index) => {
    const conversation = add('conversation', () => ({
      status: ['abierta', 'cerrada'][index % 2],
      canal: 'whatsapp',
      contacto_id: pick('contact', index),
      ultimo_mensaje_en: world.ago(index),
    }));
    add('message', (_, word) => ({
      conversation_id: conversation.id,
      direccion: 'entrante',
      texto: `Hola ${word('texto')}`,
      created_at: world.ago(index),
    }));
  });
  times(2, (index) =>
    add('endpoint', (_, word) => ({
      url: `https://${word('url').toLowerCase()}.example/hooks`,
      description: `Hacia ${word('description')}`,
      events: index === 0 ? ['*'] : [...eventGroups.deals],
      active: index === 0,
      secret_hint: '9f3c',
      consecutive_failures: index === 0 ? 0 : 15,
      disabled_at: index === 0 ? null : world.ago(3),
      disabled_reason: null,
      ...dated(index),
    })),
  );
  times(Math.min(deals, 40), (index) =>
    recordEvent(world, 'deal.updated', 'deal', pick('deal', index), 60 - index),
  );
  return world;
}

const graphWith = (word: string) => ({
  nodes: [
    { id: 'n1', type: 'action', subtype: 'add_tag', config: { tag_name: word }, position: { x: 0, y: 120 } },
  ],
  edges: [{ id: 'e1', source: 't1', target: 'n1' }],
});
