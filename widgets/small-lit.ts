import type { Plugin } from "vite";

/** A piece of Lit's script that no widget reaches, and what stands in its place. */
type Cut = readonly [from: string, to: string];

/** All browsers we build for adopt style sheets; a sheet is one literal without values in it. */
const styles: readonly Cut[] = [
  [
    `e=t.ShadowRoot&&(void 0===t.ShadyCSS||t.ShadyCSS.nativeShadow)` +
      `&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype,s=Symbol()` +
      `,o=new WeakMap;`,
    "e=!0;",
  ],
  [
    `constructor(t,e,o){if(this._$cssResult$=!0,o!==s)throw Error("CSSResult is not constructable. Use ` +
      `\`unsafeCSS\` or \`css\` instead.");this.cssText=t,this.t=e}get styleSheet(){let t=this.o;` +
      `const s=this.t;if(e&&void 0===t){const e=void 0!==s&&1===s.length;e&&(t=o.get(s))` +
      `,void 0===t&&((this.o=t=new CSSStyleSheet).replaceSync(this.cssText),e&&o.set(s,t))}return t}`,
    "constructor(t){this.cssText=t}get styleSheet(){return this.o||(this.o=new CSSStyleSheet)" +
      ".replaceSync(this.cssText),this.o}",
  ],
  [
    `i=(t,...e)=>{const o=1===t.length?t[0]:e.reduce((e,s,o)=>e+(t=>{if(!0===t._$cssResult$)` +
      `return t.cssText;if("number"==typeof t)return t;throw Error("Value passed to 'css' function must be ` +
      `a 'css' function result: "+t+". Use 'unsafeCSS' to pass non-literal values, but take care to ensure ` +
      `page security.")})(s)+t[o+1],t[0]);return new n(o,t,s)}`,
    "i=t=>new n(t[0])",
  ],
];

const elements: readonly Cut[] = [
  // Hooks of polyfills, decorators and initializers.
  [`p=a.reactiveElementPolyfillSupport,`, ""],
  [`,p?.({ReactiveElement:y}),(a.reactiveElementVersions??=[]).push("2.1.2");`, ";"],
  [`Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;`, ""],
  [
    `const t=this[Symbol.metadata];if(null!==t){const s=litPropertyMetadata.get(t);if(void 0!==s)` +
      `for(const[t,i]of s)this.elementProperties.set(t,i)}`,
    "",
  ],
  [`static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}`, ""],
  [`t.finalize(),void 0!==t.l&&(this.l=[...t.l]),`, "t.finalize(),"],
  [`,this.constructor.l?.forEach(t=>t(this))`, ""],
  // Controllers.
  [
    `addController(t){(this._$EO??=new Set).add(t),void 0!==this.renderRoot&&this.isConnected&&` +
      `t.hostConnected?.()}removeController(t){this._$EO?.delete(t)}`,
    "",
  ],
  [`,this._$EO?.forEach(t=>t.hostConnected?.())`, ""],
  [`this._$EO?.forEach(t=>t.hostDisconnected?.())`, ""],
  [`this._$EO?.forEach(t=>t.hostUpdate?.()),`, ""],
  [`this._$EO?.forEach(t=>t.hostUpdated?.()),`, ""],
  // Attributes are text and numbers, and no property says how it is converted or compared.
  [`c=a.trustedTypes,l=c?c.emptyScript:"",`, ""],
  [
    `u={toAttribute(t,s){switch(s){case Boolean:t=t?l:null;break;` +
      `case Object:case Array:t=null==t?t:JSON.stringify(t)}return t},fromAttribute(t,s){let i=t;switch(s)` +
      `{case Boolean:i=null!==t;break;case Number:i=null===t?null:Number(t);break;` +
      `case Object:case Array:try{i=JSON.parse(t)}catch(t){i=null}}return i}}`,
    `u=(t,s)=>s===Number&&null!==t?Number(t):t`,
  ],
  [`,converter:u,reflect:!1,useDefault:!1,hasChanged:f}`, "}"],
  [`(void 0!==i.converter?.toAttribute?i.converter:u).toAttribute(s,i.type)`, "s"],
  [
    `,h="function"==typeof t.converter?{fromAttribute:t.converter}:void 0!==t.converter?.fromAttribute?t.converter:u;`,
    ";",
  ],
  [`const r=h.fromAttribute(s,t.type);this[e]=r??this._$Ej?.get(e)??r,`, `this[e]=u(s,t.type),`],
  [
    `if(!1===e&&(h=this[t]),i??=r.getPropertyOptions(t),!((i.hasChanged??f)(h,s)` +
      `||i.useDefault&&i.reflect&&h===this._$Ej?.get(t)&&!this.hasAttribute(r._$Eu(t,i))))return;`,
    `if(h=this[t],i??=r.getPropertyOptions(t),!f(h,s))return;`,
  ],
  // No property has accessors of its own.
  [
    `if(s.state&&(s.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(t)&&((s=Object.create(s))` +
      `.wrapped=!0),this.elementProperties.set(t,s),!s.noAccessor){const i=Symbol()` +
      `,h=this.getPropertyDescriptor(t,i,s);void 0!==h&&e(this.prototype,t,h)}`,
    `s.state&&(s.attribute=!1),this._$Ei(),this.elementProperties.set(t,s)` +
      `,e(this.prototype,t,this.getPropertyDescriptor(t,Symbol()))`,
  ],
  [
    `const{get:e,set:r}=h(this.prototype,t)??{get(){return this[s]},set(t){this[s]=t}};` +
      `return{get:e,set(s){const h=e?.call(this);r?.call(this,s),this.requestUpdate(t,h,i)}` +
      `,configurable:!0,enumerable:!0}`,
    `return{get(){return this[s]},set(i){const h=this[s];this[s]=i,this.requestUpdate(t,h)}` +
      `,configurable:!0,enumerable:!0}`,
  ],
  [`getOwnPropertyDescriptor:h,`, ""],
  [
    `C(t,s,{useDefault:i,reflect:e,wrapped:h},r){i&&!(this._$Ej??=new Map).has(t)` +
      `&&(this._$Ej.set(t,r??s??this[t]),!0!==h||void 0!==r)||(this._$AL.has(t)` +
      `||(this.hasUpdated||i||(s=void 0),this._$AL.set(t,s)),!0===e&&this._$Em!==t&&(this._$Eq??=new Set)` +
      `.add(t))}`,
    `C(t,s,{reflect:e}){this._$AL.has(t)||this._$AL.set(t,this.hasUpdated?s:void 0)` +
      `,e&&this._$Em!==t&&(this._$Eq??=new Set).add(t)}`,
  ],
  [
    `const t=this.constructor.elementProperties;if(t.size>0)for(const[s,i]of t){const{wrapped:t}` +
      `=i,e=this[s];!0!==t||this._$AL.has(s)||void 0===e||this.C(s,void 0,i,e)}`,
    "",
  ],
];

const rendering: readonly Cut[] = [
  [`i._$litElement$=!0,i["finalized"]=!0,s.litElementHydrateSupport?.({LitElement:i});`, `i["finalized"]=!0;`],
  [`const o=s.litElementPolyfillSupport;o?.({LitElement:i});`, ""],
  [`(s.litElementVersions??=[]).push("4.2.2");`, ""],
  // Directives that wait.
  [`this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),`, ""],
  [
    `connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback()` +
      `{super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return r}`,
    "",
  ],
  [`,this._$Do=void 0`, ""],
  [`this._$Do=e(`, "e("],
];

/** Bindings stand in attributes and between elements: `smallTemplates` refuses others. */
const templates: readonly Cut[] = [
  [
    `const j={M:h,P:o,A:n,C:1,L:N,R,D:d,V:M,I:k,H,N:L,U:z,B:I,F:Z},B=t.litHtmlPolyfillSupport;B?.(S,k)` +
      `,(t.litHtmlVersions??=[]).push("3.3.3");`,
    "const j=0;",
  ],
  // MathML, comments, elements and raw text with bindings in them.
  [`:3===i?"<math>"`, ""],
  [`:3===i?"</math>"`, ""],
  [`2===i||3===i)`, "2===i)"],
  [`"!--"===u[1]?c=_:`, ""],
  [`c===_||c===m`, "c===m"],
  [`_=/-->/g,`, ""],
  [`else t.startsWith(o)&&(d.push({type:6,index:l}),r.removeAttribute(t))`, ""],
  [
    `if(y.test(r.tagName)){const t=r.textContent.split(o),i=t.length-1;if(i>0)` +
      `{r.textContent=s?s.emptyScript:"";for(let s=0;s<i;s++)r.append(t[s],c()),P.nextNode()` +
      `,d.push({type:2,index:++l});r.append(t[i],c())}}`,
    "",
  ],
  [
    `if(r.data===n)d.push({type:2,index:l});else{let t=-1;for(;-1!==(t=r.data.indexOf(o,t+1));)` +
      `d.push({type:7,index:l}),t+=o.length-1}`,
    "r.data===n&&d.push({type:2,index:l});",
  ],
  [
    `let i;2===r.type?i=new k(h,h.nextSibling,this,t):1===r.type?i=new r.ctor(h,r.name,r.strings,this,t)` +
      `:6===r.type&&(i=new Z(h,this,t)),this._$AV.push(i)`,
    "this._$AV.push(2===r.type?new k(h,h.nextSibling,this,t):new r.ctor(h,r.name,r.strings,this,t))",
  ],
  [`(y.test(u[2])&&(n=RegExp("</"+u[2],"g")),c=p)`, "c=p"],
  [`(c=n??v,d=-1)`, "(c=v,d=-1)"],
  [`(c=p,n=void 0)`, "c=p"],
  [`e=[];let n,l=`, "e=[];let l="],
  [`y=/^(?:script|style|textarea|title)$/i,`, ""],
  // Directives.
  [
    `function M(t,i,s=t,e){if(i===E)return i;let h=void 0!==e?s._$Co?.[e]:s._$Cl;const o=a(i)` +
      `?void 0:i._$litDirective$;return h?.constructor!==o&&(h?._$AO?.(!1),void 0===o?h=void 0:(h=new o(t)` +
      `,h._$AT(t,s,e)),void 0!==e?(s._$Co??=[])[e]=h:s._$Cl=h),void 0!==h&&(i=M(t,h._$AS(t,i.values),h,e))` +
      `,i}`,
    "",
  ],
  [`t=M(this,t,i),a(t)?`, "a(t)?"],
  [`if(void 0===h)t=M(this,t,i,0),o=!a(t)||t!==this._$AH&&t!==E,`, "if(void 0===h)o=!a(t)||t!==this._$AH,"],
  [`r=M(this,e[s+n],i,n),r===E&&(r=this._$AH[n]),`, "r=e[s+n],"],
  [`if((t=M(this,t,i,0)??A)===E)return;`, "t??=A;"],
  [
    `class Z{constructor(t,i,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=i,this.options=s}` +
      `get _$AU(){return this._$AM._$AU}_$AI(t){M(this,t)}}`,
    "",
  ],
  [`t!==this._$AH&&t!==E&&this._(t)`, "t!==this._$AH&&this._(t)"],
  [`get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}`, ""],
  [`get _$AU(){return this._$AM?._$AU??this._$Cv}`, ""],
  [`get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}`, ""],
  [`,this._$Cv=e?.isConnected??!0`, ""],
  [
    `get parentNode(){let t=this._$AA.parentNode;const i=this._$AM;` +
      `return void 0!==i&&11===t?.nodeType&&(t=i.parentNode),t}get startNode(){return this._$AA}` +
      `get endNode(){return this._$AB}`,
    "",
  ],
  [`this._$AP?.(!1,!0,s);`, ";"],
  [`setConnected(t){void 0===this._$AM&&(this._$Cv=t,this._$AP?.(t))}`, ""],
  // Templates made beforehand, and listeners that are objects.
  [
    `_$litType$:s}=t,e="number"==typeof s?this._$AC(t):(void 0===s.el&&(s.el=S.createElement(V(s.h,` +
      `s.h[0]),this.options)),s);`,
    "}=t,e=this._$AC(t);",
  ],
  [
    `e=t===A&&s!==A||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,h=t!==A&&(s===A||e);e&&`,
    "h=t!==A&&s===A;t===A&&s!==A&&",
  ],
  [
    `"function"==typeof this._$AH?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)`,
    "this._$AH.call(this.options.host,t)",
  ],
];

const cuts: Readonly<Record<string, readonly Cut[]>> = {
  "@lit/reactive-element/css-tag.js": styles,
  "@lit/reactive-element/reactive-element.js": elements,
  "lit-element/lit-element.js": rendering,
  "lit-html/lit-html.js": templates,
};
const explained = /throw Error\((?:"[^"]*"|"[^"]*"\+\w+\+"[^"]*")\)/g;

/**
 * Takes out of Lit what no widget uses: a widget shall cost a page less than a picture. Lit is pinned to a version; a piece
 * that is not found there fails the build, so that nobody ships half a cut.
 */
export function smallLit(): Plugin {
  return {
    name: "small-lit",
    enforce: "pre",
    transform: (code, id) => {
      const file = Object.keys(cuts).find((name) => id.endsWith(`/node_modules/${name}`));
      if (!file) return null;
      let small = code;
      for (const [from, to] of cuts[file]!) {
        if (!small.includes(from)) throw new Error(`${file} has no longer: ${from}`);
        small = small.replace(from, () => to);
      }
      return { code: small.replace(explained, "throw Error()"), map: null };
    },
  };
}
