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
      readonly "PZA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PZ": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PIEZA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "KG": {
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
      readonly "LT": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "LTS": {
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
      readonly "MTS": {
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
      readonly "HR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "HS": {
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
      readonly "CAJA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PAQ": {
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
      readonly "JGO": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "LOTE": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ACT": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "SRV": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "SERV": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "E48": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "H87": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "KGM": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "GRM": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "TNE": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "LTR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "MLT": {
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
      readonly "KMT": {
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
      readonly "XBX": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "XPK": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "DZN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "SET": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "XLT": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
  readonly "payment_means": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
      readonly "12": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "13": {
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
      readonly "17": {
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
      readonly "29": {
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
      readonly "99": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "01": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "02": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "03": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "04": {
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
      readonly "08": {
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
      readonly "IVA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ISR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "IEPS": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
  readonly "document_types": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
      readonly "I": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "E": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "T": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "N": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "P": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
  readonly "cfdi_uses": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
      readonly "G01": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "G02": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "G03": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "I01": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "I02": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "I03": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "I04": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "I05": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "I06": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "I07": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "I08": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "D01": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "D02": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "D03": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "D04": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "D05": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "D06": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "D07": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "D08": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "D09": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "D10": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "S01": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CP01": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CN01": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
  readonly "tax_regimes": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
      readonly "601": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "603": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "605": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "606": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "607": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "608": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "610": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "611": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "612": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "614": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "615": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "616": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "620": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "621": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "622": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "623": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "624": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "625": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "626": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "628": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "629": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "630": {
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
      readonly "MX": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "MEX": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "US": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "USA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CHL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CO": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "COL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PE": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PER": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "AR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ARG": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "BR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "BRA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CAN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "GT": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "GTM": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "BZ": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "BLZ": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "HN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "HND": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "SV": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "SLV": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "NI": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "NIC": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CRI": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PAN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CU": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CUB": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "DO": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "DOM": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PRI": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "EC": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ECU": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "BO": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "BOL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PY": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PRY": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "UY": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "URY": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "VE": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "VEN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ES": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ESP": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PT": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PRT": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "FR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "FRA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "DE": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "DEU": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "IT": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ITA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "GB": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "GBR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "IE": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "IRL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "NL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "NLD": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "BE": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "BEL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CH": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CHE": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "AT": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "AUT": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "SE": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "SWE": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "NO": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "NOR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "DK": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "DNK": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "FI": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "FIN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "POL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "CHN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "HK": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "HKG": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "TW": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "TWN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "JP": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "JPN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "KR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "KOR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "IN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "IND": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "VN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "VNM": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "TH": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "THA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "MY": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "MYS": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "SG": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "SGP": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ID": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "IDN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PH": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PHL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "AU": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "AUS": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "NZ": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "NZL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ZA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ZAF": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "IL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ISR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "TR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "TUR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "AE": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "ARE": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "RU": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "RUS": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
};
