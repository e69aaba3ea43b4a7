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
    };
  };
  readonly "units": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
      readonly "94": {
        readonly "code": string;
        readonly "title": string;
      };
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
      readonly "LB": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "LBR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "T": {
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
      readonly "HR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "HUR": {
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
      readonly "KWH": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
  readonly "payment_means": {
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
      readonly "10": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "20": {
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
      readonly "42": {
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
      readonly "60": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "71": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "72": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "97": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ZZZ": {
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
      readonly "22": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "01": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "IVA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "03": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ICA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "04": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "INC": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "05": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "06": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "07": {
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
      readonly "91": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "92": {
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
  readonly "departments": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
      readonly "11": {
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
      readonly "20": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "23": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "25": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "27": {
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
      readonly "47": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "50": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "52": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "54": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "63": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "66": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "68": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "70": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "73": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "76": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "81": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "85": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "86": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "88": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "91": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "94": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "95": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "97": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "99": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "05": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "08": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
  readonly "municipalities": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
      readonly "11001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "13001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "15001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "17001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "18001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "19001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "20001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "23001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "27001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "41001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "44001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "47001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "50001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "52001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "54001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "63001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "66001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "68001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "70001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "73001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "76001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "81001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "85001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "86001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "88001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "91001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "94001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "95001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "97001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "99001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "05001": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "08001": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
};
