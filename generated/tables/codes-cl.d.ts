/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.
export declare const table: {
  readonly "currencies": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
      readonly "0": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "1": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "2": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "3": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "32": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "36": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "68": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "124": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "152": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "156": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "170": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "208": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "344": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "356": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "392": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "484": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "554": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "578": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "600": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "604": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "702": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "710": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "752": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "756": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "784": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "826": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "840": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "858": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "901": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "978": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
  readonly "units": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
      readonly "UN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "UNID": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "UNIDAD": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "KG": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "KILO": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "GR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "TON": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "TONELADA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "LT": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "LITRO": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ML": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "MT": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "METRO": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CM": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "M2": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "M3": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "KM": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CJ": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CAJA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PQ": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PAQUETE": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PAR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "DOC": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "DOCENA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "HR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "HORA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "DIA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "MES": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "SERV": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "SERVICIO": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "GLOBAL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "KWH": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
  readonly "taxes": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
      readonly "1": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "14": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "15": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "16": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "17": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "18": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "19": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "23": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "24": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "25": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "26": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "27": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "28": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "30": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "31": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "32": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "33": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "34": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "35": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "36": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "37": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "38": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "39": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "40": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "41": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "44": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "45": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "46": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "47": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "48": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "49": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "50": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "51": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "52": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "53": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "271": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "301": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "321": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "331": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "341": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "361": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "371": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "481": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
  readonly "document_types": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
      readonly "2": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "16": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "17": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "32": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "37": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "39": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "41": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "46": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "47": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "48": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "54": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
  readonly "countries": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
      readonly "0": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "66": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "80": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "83": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "88": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "89": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "253": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
};
