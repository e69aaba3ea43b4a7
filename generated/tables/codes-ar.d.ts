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
      readonly "4": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "5": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "6": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "7": {
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
      readonly "UNI": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "U": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "KG": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "MT": {
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
      readonly "LT": {
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
      readonly "TON": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "HS": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "GR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "KM": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ML": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PAQ": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "OTRA": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
  readonly "payment_means": {
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
      readonly "2": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "3": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "4": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "5": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "6": {
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
      readonly "99": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "IVA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "IIBB": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "INTERNOS": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "MUNICIPAL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "NACIONAL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PERCEPCION-IVA": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
  readonly "vat_rates": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
      readonly "0": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "5": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "21": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "27": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "10.5": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "2.5": {
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
      readonly "2": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "3": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "4": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "6": {
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
      readonly "11": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "12": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "13": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "15": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "19": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "20": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "21": {
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
      readonly "54": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
  readonly "vat_conditions": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
      readonly "1": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "4": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "5": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "6": {
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
      readonly "10": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "13": {
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
    };
  };
  readonly "tax_id_types": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
      readonly "80": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "86": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "96": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "99": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "AR-CUIT": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CUIT": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "AR-CUIL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CUIL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "AR-DNI": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "DNI": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
};
