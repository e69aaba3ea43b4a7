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
      readonly "UN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "EA": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "C62": {
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
      readonly "LB": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "LBR": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "OZ": {
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
      readonly "FT": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "FOT": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "IN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "YD": {
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
      readonly "GAL": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "GLL": {
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
      readonly "BX": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "DZ": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "DZN": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "PK": {
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
      readonly "ST": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "STT": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "LOC": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "EXC": {
        readonly "code": string;
        readonly "title": string;
      };
    };
  };
  readonly "document_types": {
    readonly "default": string;
    readonly "source": string;
    readonly "codes": {
      readonly "380": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "381": {
        readonly "code": string;
        readonly "title": string;
      };
      readonly "383": {
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
