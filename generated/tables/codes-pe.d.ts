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
      readonly "PEN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "USD": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "EUR": {
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
      readonly "UND": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "NIU": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "EA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ZZ": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "SERV": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "KG": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "KGM": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "G": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "GRM": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "T": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "TN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "TNE": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "M": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "MT": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "MTR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "MTK": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "MTQ": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "L": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "LT": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "LTR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "GLL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "BX": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "BG": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PK": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "DZN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "MIL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "KWH": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "HUR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "HR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "DAY": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "MON": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
  readonly "payment_means": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
      readonly "999": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "002": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "003": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "004": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "005": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "006": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "007": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "008": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "009": {
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
      readonly "1000": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "1016": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "2000": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "7152": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "9995": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "9997": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "9998": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "9999": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "IGV": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "IVAP": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ISC": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ICBPER": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "EXO": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "INA": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
  readonly "document_types": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
      readonly "1": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "3": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "7": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "8": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "9": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "20": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "31": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "40": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
  readonly "countries": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
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
