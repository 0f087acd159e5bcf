/**
 * Other names of the contract's fields in English and Spanish, folded (`foldName`); casing variants and those with the
 * record's own name before or behind come by themselves. After a bar stand names that count only where none before it
 * is there. Names that may mean something else (`close_date`, `amount_cents`, `customer`) are left out on purpose.
 */
export const synonyms: Readonly<Record<string, string>> = {
  id: 'uuid guid uid identifier identificador',
  nombre: 'name label title titulo displayname etiqueta denominacion rotulo caption',
  title: 'titulo name nombre subject asunto | label',
  titulo: 'title name nombre subject asunto | label',
  descripcion: 'description desc details detalle detalles body notes notas summary resumen',
  description: 'descripcion desc details detalle summary resumen',
  amount: 'monto value valor importe | total sum suma',
  weighted: 'weightedamount ponderado montoponderado',
  monto: 'amount value valor importe',
  currency: 'moneda divisa currencycode codigomoneda isocurrency monedaiso',
  moneda: 'currency divisa currencycode codigomoneda',
  count: 'cantidad number total numero deals dealcount',
  currencies: 'bycurrency monedas pormoneda divisas',
  open: 'abierto abiertos',
  won: 'ganado ganados',
  lost: 'perdido perdidos',
  by_stage: 'stages etapas poretapa',
  by_week: 'weeks semanas porsemana',
  semana: 'week weekstart weekof',
  external_id:
    'externalreference externalref externalkey extid idexterno referenciaexterna refexterna claveexterna',
  estado: 'status estatus situacion | state',
  status: 'estado estatus situacion | state',
  stage_type: 'type tipo kind tipoetapa clase',
  es_ganado: 'iswon won ganado ganada',
  es_perdido: 'islost lost perdido perdida',
  es_default: 'isdefault default pordefecto predeterminado espredeterminado principal isprimary',
  archivado: 'archived isarchived archivada estaarchivado',
  stages: 'etapas fases phases columns columnas',
  orden: 'order position posicion sortorder displayorder sequence index indice',
  probabilidad: 'probability winprobability chance',
  color: 'colour hex colorhex',
  fecha_cierre_estimada:
    'expectedclosedate estimatedclosedate expectedclose expectedcloseon expectedcloseat expectedclosingdate closedateestimate projectedclosedate cierreestimado cierreesperado fechaestimadacierre fechaestimadadecierre fechacierreprevista fechacierreesperada',
  motivo_perdida: 'lostreason lossreason reasonlost motivodeperdida razonperdida motivoderechazo',
  motivo_cancelacion: 'cancellationreason cancelationreason cancelreason motivodecancelacion',
  campos_custom: 'customfields customvalues camposlibres campospersonalizados customfieldvalues',
  stage_changed_at:
    'stageenteredat enteredstageat laststagechangeat stagechanged etapacambiadaen cambiodeetapaen',
  closed_at: 'closed closedon cerradoen cerradoel fechacerrado dateclosed',
  created_at:
    'created createdon createddate createdtime creationdate datecreated fechacreacion fechadecreacion creadoen creadoel creado insertedat | timestamp',
  updated_at:
    'updated updatedon modifiedat modifiedon modified lastmodified lastmodifiedat lastupdated lastupdatedat datemodified dateupdated fechaactualizacion fechadeactualizacion fechamodificacion actualizadoen actualizadoel actualizado modificadoen',
  published_at: 'published publishedon publicadoen publicadoel fechapublicacion',
  vence_el:
    'duedate dueat dueon due deadline fechavencimiento fechadevencimiento vencimiento vence fechalimite',
  inicio:
    'start startat startsat starttime startdate begin beginsat comienzo comienza iniciaen horainicio fechainicio desde from',
  fin: 'end endat endsat endtime enddate finish finishesat termino termina terminaen horafin fechafin hasta until',
  notas: 'notes note nota comments comentarios',
  timezone: 'tz zonahoraria husohorario',
  email: 'mail correo correoelectronico emailaddress direccioncorreo | primaryemail',
  telefono:
    'phone telephone tel phonenumber numerotelefono numerodetelefono fono | mobile mobilephone cell cellphone celular movil',
  apellido: 'lastname surname familyname apellidos',
  rut: 'taxid taxnumber taxidentifier vat vatnumber idtributario identificadortributario nationalid',
  tags: 'etiquetas labels taglist',
  sitio_web: 'website web url homepage paginaweb site sitio',
  direccion: 'address streetaddress domicilio',
  slug: 'permalink handle',
  public_url: 'publiclink bookingurl urlpublica enlacepublico enlace url link',
  url: 'targeturl target callbackurl callback destino destination link enlace uri address',
  events:
    'eventtypes subscribedevents subscribedto subscriptions suscripciones enabledevents eventos tiposdeevento topics types',
  active: 'activo isactive enabled isenabled habilitado estaactivo | status state estado',
  activo: 'active isactive enabled isenabled habilitado estaactivo',
  consecutive_failures:
    'consecutivefailurecount failurecount consecutiveerrors failuresinarow fallosconsecutivos fallosseguidos fallasconsecutivas',
  disabled_at: 'disabledon desactivadoen deshabilitadoen fechadesactivacion',
  disabled_reason: 'reasondisabled disabledbecause motivodesactivacion razondesactivacion',
  secret: 'signingsecret secreto webhooksecret secretofirma',
  event_type: 'type event eventname topic tipo tipoevento tipodeevento evento nombreevento',
  attempts: 'attemptcount attemptscount numattempts tries intentos nintentos numerointentos',
  attempt_log: 'attempts attemptslog attempthistory intentos registrointentos log',
  response_status:
    'httpstatus statuscode responsecode responsestatuscode httpcode codigohttp codigorespuesta lastresponsestatus',
  error: 'errormessage lasterror failurereason mensajeerror ultimoerror detalleerror',
  next_attempt_at:
    'nextretryat nexttryat nextattempt nextretry retryat proximointento proximointentoen siguienteintento',
  delivered_at:
    'delivered deliveredon succeededat entregadoen entregadaen entregadael fechaentrega fechadeentrega',
  redelivery_of: 'redeliveredfrom originaldeliveryid originalid cloneof clonedfrom reenviode entregaoriginal',
  body: 'payload requestbody sentbody cuerpo',
  data: 'payload resource object datos recurso objeto',
  previous: 'previousattributes previousvalues oldvalues anterior anteriores valoresanteriores',
  started_at: 'started startedon startedat iniciadoen iniciadoel inicio',
  finished_at: 'finished finishedon endedat completedat terminadoen finalizadoen fin',
  duration_ms: 'durationmillis durationms duracionms elapsedms',
  version: 'revision rev',
};

/** Relations, by the contract's field: `stage_id` is `etapa_id`, `stage: 7` and `stage: {id: 7}` too. */
export const relations: Readonly<Record<string, string>> = {
  pipeline_id: 'pipeline embudo funnel',
  stage_id: 'stage etapa fase phase',
  contacto_id: 'contact contacto person persona primarycontact',
  empresa_id: 'company empresa organization organisation organizacion',
  calendar_id: 'calendar calendario agenda',
  project_id: 'project proyecto',
  client_id: 'client',
  assignee_id: 'assignee assignedto asignadoa asignado responsable responsible encargado',
  form_id: 'form formulario',
  endpoint_id: 'endpoint webhook webhookendpoint',
  event_id: 'event evento',
  workflow_id: 'workflow flujo automation automatizacion',
  folder_id: 'folder carpeta',
  categoria_id: 'category categoria',
  producto_id: 'product producto',
  subaccount_id: 'subaccount subcuenta',
};

/** Where a resource's field has other names than such a field elsewhere. */
export const ofResource: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  contact: {
    nombre:
      'firstname givenname forename nombres primernombre | name fullname displayname nombrecompleto label',
  },
  company: { nombre: 'name companyname label displayname denominacion | razonsocial' },
  event: {
    type: 'eventtype eventname topic tipo tipoevento tipodeevento | event evento name nombre',
    created_at:
      'occurredat occurred happenedat ocurridoen emittedat created createdon creadoen fecha | timestamp time date',
  },
  eventtype: {
    type: 'eventtype event eventname topic tipo tipoevento tipodeevento evento | name nombre key clave code codigo slug id',
    group: 'grupo category categoria area',
  },
  message: { direccion: 'direction sentido', texto: 'text body content contenido message mensaje' },
  stage: { color: 'colour hex' },
  price: {
    monto: 'amount value valor importe price precio unitprice preciounitario',
    tipo_precio:
      'pricetype pricingtype chargetype billingtype tipodeprecio tipocobro tipodecobro | type tipo',
    periodicidad:
      'period periodicity billingperiod billinginterval billingfrequency frequency frecuencia recurrence interval intervalo periodo',
    periodo_dias: 'perioddays intervaldays diasperiodo diasdelperiodo',
    vigencia_desde:
      'validfrom startson startdate effectivefrom effectivedate vigentedesde validodesde iniciovigencia iniciodevigencia | desde from',
    vigencia_hasta:
      'validuntil validto validthrough endson enddate effectiveuntil effectiveto vigentehasta validohasta finvigencia findevigencia | hasta until to',
    tramos:
      'tiers volumetiers pricetiers pricingtiers quantitybreaks volumeprices escala escalas tramosdeprecio',
  },
  tier: {
    desde:
      'from min minquantity minqty minimum quantityfrom fromquantity cantidaddesde cantidadminima minimo start',
    hasta:
      'to max maxquantity maxqty maximum quantityto toquantity upto until cantidadhasta cantidadmaxima maximo end',
    monto: 'amount value valor importe price precio unitprice preciounitario',
  },
};

/** A field inside an object that another field's names lead to: `amount: {value, currency}`. */
export const inside: Readonly<Record<string, readonly [holders: string, names: string]>> = {
  currency: [
    'amount monto value valor importe total price money',
    'currency moneda divisa currencycode code',
  ],
  event_type: ['event evento', 'type tipo name nombre eventtype'],
  response_status: [
    'response lastresponse respuesta lastattempt',
    'status statuscode code httpstatus responsestatus',
  ],
  error: ['lastattempt', 'error errormessage'],
  moneda: ['amount monto value valor importe price precio money', 'currency moneda divisa currencycode code'],
  vigencia_desde: ['vigencia validity valid validez effective', 'desde from start inicio startdate startson'],
  vigencia_hasta: ['vigencia validity valid validez effective', 'hasta to until end fin enddate endson'],
  nombre: ['name nombre', 'first given firstname nombre'],
  apellido: ['name nombre', 'last family lastname surname apellido'],
};
