import { childElements, findAll } from "../../../xml/find.ts";
import type { XmlElement } from "../../../xml/xml.ts";

// For each element, the signed attributes and children in the order of SAT's stylesheets. "@Name" is a required
// attribute, "@Name?" an optional attribute. "A" selects the children A, "A/B" the children B of these children, "//A"
// all descendants A, and "*" all children except a stamp (TimbreFiscalDigital).
const address =
  "@Calle? @NumeroExterior? @NumeroInterior? @Colonia? @Localidad? @Referencia? @Municipio? @Estado @Pais @CodigoPostal";
const transfers = "@Base @Impuesto @TipoFactor @TasaOCuota? @Importe?";
const tables: Readonly<Record<string, string>> = {
  // cadenaoriginal_4_0.xslt
  "cfdi:Comprobante":
    "@Version @Serie? @Folio? @Fecha @FormaPago? @NoCertificado @CondicionesDePago? @SubTotal @Descuento? @Moneda @TipoCambio? @Total @TipoDeComprobante @Exportacion @MetodoPago? @LugarExpedicion @Confirmacion? InformacionGlobal CfdiRelacionados Emisor Receptor Conceptos Impuestos Complemento",
  "cfdi:InformacionGlobal": "@Periodicidad @Meses @Año",
  "cfdi:CfdiRelacionados": "@TipoRelacion CfdiRelacionado",
  "cfdi:CfdiRelacionado": "@UUID",
  "cfdi:Emisor": "@Rfc @Nombre @RegimenFiscal @FacAtrAdquirente?",
  "cfdi:Receptor":
    "@Rfc @Nombre @DomicilioFiscalReceptor @ResidenciaFiscal? @NumRegIdTrib? @RegimenFiscalReceptor @UsoCFDI",
  "cfdi:Conceptos": "Concepto",
  "cfdi:Concepto":
    "@ClaveProdServ @NoIdentificacion? @Cantidad @ClaveUnidad @Unidad? @Descripcion @ValorUnitario @Importe @Descuento? @ObjetoImp Impuestos/Traslados/Traslado Impuestos/Retenciones/Retencion ACuentaTerceros InformacionAduanera CuentaPredial ComplementoConcepto //Parte",
  "cfdi:Concepto/Traslado": transfers,
  "cfdi:Concepto/Retencion": "@Base @Impuesto @TipoFactor @TasaOCuota @Importe",
  "cfdi:ACuentaTerceros":
    "@RfcACuentaTerceros @NombreACuentaTerceros @RegimenFiscalACuentaTerceros @DomicilioFiscalACuentaTerceros",
  "cfdi:InformacionAduanera": "@NumeroPedimento",
  "cfdi:CuentaPredial": "@Numero",
  "cfdi:Parte":
    "@ClaveProdServ @NoIdentificacion? @Cantidad @Unidad? @Descripcion @ValorUnitario? @Importe? //InformacionAduanera",
  "cfdi:Impuestos":
    "Retenciones/Retencion @TotalImpuestosRetenidos? Traslados/Traslado @TotalImpuestosTrasladados?",
  "cfdi:Impuestos/Traslado": transfers,
  "cfdi:Impuestos/Retencion": "@Impuesto @Importe",
  "cfdi:Complemento": "*",
  "cfdi:ComplementoConcepto": "*",
  // CartaPorte31.xslt
  "cartaporte31:CartaPorte":
    "@Version @IdCCP @TranspInternac @EntradaSalidaMerc? @PaisOrigenDestino? @ViaEntradaSalida? @TotalDistRec? @RegistroISTMO? @UbicacionPoloOrigen? @UbicacionPoloDestino? RegimenesAduaneros Ubicaciones Mercancias FiguraTransporte",
  "cartaporte31:RegimenesAduaneros": "RegimenAduaneroCCP",
  "cartaporte31:RegimenAduaneroCCP": "@RegimenAduanero",
  "cartaporte31:Ubicaciones": "Ubicacion",
  "cartaporte31:Ubicacion":
    "@TipoUbicacion @IDUbicacion? @RFCRemitenteDestinatario @NombreRemitenteDestinatario? @NumRegIdTrib? @ResidenciaFiscal? @NumEstacion? @NombreEstacion? @NavegacionTrafico? @FechaHoraSalidaLlegada @TipoEstacion? @DistanciaRecorrida? Domicilio",
  "cartaporte31:Domicilio": address,
  "cartaporte31:Mercancias":
    "@PesoBrutoTotal @UnidadPeso @PesoNetoTotal? @NumTotalMercancias @CargoPorTasacion? @LogisticaInversaRecoleccionDevolucion? Mercancia Autotransporte TransporteMaritimo TransporteAereo TransporteFerroviario",
  "cartaporte31:Mercancia":
    "@BienesTransp @ClaveSTCC? @Descripcion @Cantidad @ClaveUnidad @Unidad? @Dimensiones? @MaterialPeligroso? @CveMaterialPeligroso? @Embalaje? @DescripEmbalaje? @SectorCOFEPRIS? @NombreIngredienteActivo? @NomQuimico? @DenominacionGenericaProd? @DenominacionDistintivaProd? @Fabricante? @FechaCaducidad? @LoteMedicamento? @FormaFarmaceutica? @CondicionesEspTransp? @RegistroSanitarioFolioAutorizacion? @PermisoImportacion? @FolioImpoVUCEM? @NumCAS? @RazonSocialEmpImp? @NumRegSanPlagCOFEPRIS? @DatosFabricante? @DatosFormulador? @DatosMaquilador? @UsoAutorizado? @PesoEnKg @ValorMercancia? @Moneda? @FraccionArancelaria? @UUIDComercioExt? @TipoMateria? @DescripcionMateria? DocumentacionAduanera GuiasIdentificacion CantidadTransporta DetalleMercancia",
  "cartaporte31:DocumentacionAduanera":
    "@TipoDocumento @NumPedimento? @IdentDocAduanero? @RFCImpo?",
  "cartaporte31:GuiasIdentificacion":
    "@NumeroGuiaIdentificacion @DescripGuiaIdentificacion @PesoGuiaIdentificacion",
  "cartaporte31:CantidadTransporta": "@Cantidad @IDOrigen @IDDestino @CvesTransporte?",
  "cartaporte31:DetalleMercancia": "@UnidadPesoMerc @PesoBruto @PesoNeto @PesoTara @NumPiezas?",
  "cartaporte31:Autotransporte":
    "@PermSCT @NumPermisoSCT IdentificacionVehicular Seguros Remolques",
  "cartaporte31:IdentificacionVehicular":
    "@ConfigVehicular @PesoBrutoVehicular @PlacaVM @AnioModeloVM",
  "cartaporte31:Seguros":
    "@AseguraRespCivil @PolizaRespCivil @AseguraMedAmbiente? @PolizaMedAmbiente? @AseguraCarga? @PolizaCarga? @PrimaSeguro?",
  "cartaporte31:Remolques": "Remolque",
  "cartaporte31:Remolque": "@SubTipoRem @Placa",
  "cartaporte31:FiguraTransporte": "TiposFigura",
  "cartaporte31:TiposFigura":
    "@TipoFigura @RFCFigura? @NumLicencia? @NombreFigura @NumRegIdTribFigura? @ResidenciaFiscalFigura? PartesTransporte Domicilio",
  "cartaporte31:PartesTransporte": "@ParteTransporte",
  // ComercioExterior20.xslt
  "cce20:ComercioExterior":
    "@Version @MotivoTraslado? @ClaveDePedimento @CertificadoOrigen @NumCertificadoOrigen? @NumeroExportadorConfiable? @Incoterm? @Observaciones? @TipoCambioUSD @TotalUSD Emisor Propietario Receptor Destinatario Mercancias",
  "cce20:Emisor": "@Curp? Domicilio",
  "cce20:Propietario": "@NumRegIdTrib @ResidenciaFiscal",
  "cce20:Receptor": "@NumRegIdTrib? Domicilio",
  "cce20:Destinatario": "@NumRegIdTrib? @Nombre? Domicilio",
  "cce20:Domicilio":
    "@Calle @NumeroExterior? @NumeroInterior? @Colonia? @Localidad? @Referencia? @Municipio? @Estado @Pais @CodigoPostal",
  "cce20:Mercancias": "Mercancia",
  "cce20:Mercancia":
    "@NoIdentificacion @FraccionArancelaria? @CantidadAduana? @UnidadAduana? @ValorUnitarioAduana? @ValorDolares DescripcionesEspecificas",
  "cce20:DescripcionesEspecificas": "@Marca @Modelo? @SubModelo? @NumeroSerie?",
  // cadenaoriginal_TFD_1_1.xslt
  "tfd:TimbreFiscalDigital":
    "@Version @UUID @FechaTimbrado @RfcProvCertif @Leyenda? @SelloCFD @NoCertificadoSAT",
};

const steps: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(tables).map(([name, members]) => [name, members.split(" ")]),
);

// The elements Traslado and Retencion have one entry in `tables` for each of these outer elements, e.g.
// "cfdi:Concepto/Traslado". Every other element has one entry, under its own name.
const contexts = ["cfdi:Concepto", "cfdi:Impuestos"];

/**
 * The text that is signed: "||4.0|…||" for a CFDI, "||1.1|…||" for a TimbreFiscalDigital. The elements must have the
 * prefixes that SAT prescribes. A TimbreFiscalDigital inside a CFDI adds nothing to the text.
 */
export function cadenaOriginal(root: XmlElement): string {
  const parts: string[] = ["|"];
  walk(root, root.name, parts);
  parts.push("||");
  return parts.join("");
}

function walk(element: XmlElement, table: string, parts: string[]): void {
  for (const step of steps.get(table) ?? []) {
    if (step.startsWith("@")) writeAttribute(element, step, parts);
    else if (step === "*") walkComplements(element, parts);
    else {
      for (const child of targets(element, step)) walk(child, tableOf(element, child), parts);
    }
  }
}

function writeAttribute({ attributes }: XmlElement, step: string, parts: string[]): void {
  const isOptional = step.endsWith("?");
  const value = attributes[step.slice(1, isOptional ? -1 : undefined)];
  if (value === undefined && isOptional) return;
  // XPath's normalize-space collapses only these four characters.
  parts.push("|", (value ?? "").replace(/[ \t\r\n]+/g, " ").replace(/^ | $/g, ""));
}

function walkComplements(element: XmlElement, parts: string[]): void {
  for (const child of childElements(element)) {
    if (child.name !== "tfd:TimbreFiscalDigital") walk(child, child.name, parts);
  }
}

function targets(element: XmlElement, step: string): readonly XmlElement[] {
  const prefix = element.name.slice(0, element.name.indexOf(":") + 1);
  if (step.startsWith("//")) return findAll(element, step.slice(2));
  return step
    .split("/")
    .reduce<readonly XmlElement[]>(
      (found, local) => found.flatMap((one) => childElements(one, prefix + local)),
      [element],
    );
}

function tableOf(parent: XmlElement, child: XmlElement): string {
  const local = child.name.slice(child.name.indexOf(":") + 1);
  const own = `${parent.name}/${local}`;
  return contexts.includes(parent.name) && steps.has(own) ? own : child.name;
}
